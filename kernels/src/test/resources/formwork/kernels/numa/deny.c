/* deny ERRNO CALL[,CALL...] COMMAND...: runs COMMAND with the system calls of these numbers failing
 * with ERRNO, as the seccomp profile of a container makes them do. */
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

enum { MOST_CALLS = 32 };

int main(int count, char **arguments) {
    struct sock_filter steps[2 * MOST_CALLS + 2];
    unsigned short used = 0;
    if (count < 4) {
        fprintf(stderr, "usage: deny ERRNO CALL[,CALL...] COMMAND...\n");
        return 2;
    }
    unsigned fail = SECCOMP_RET_ERRNO | (unsigned)atoi(arguments[1]);
    steps[used++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    char *text = arguments[2];
    for (int calls = 0; calls < MOST_CALLS && *text; calls++) {
        unsigned call = (unsigned)strtol(text, &text, 10);
        steps[used++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
        steps[used++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, fail);
        text += *text == ',';
    }
    steps[used++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    struct sock_fprog program = {used, steps};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
        perror("deny: seccomp");
        return 3;
    }
    execvp(arguments[3], arguments + 3);
    perror(arguments[3]);
    return 4;
}
