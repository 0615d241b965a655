/**
 * List-directed input and output (F2018 13.10): the values of list-directed and namelist records,
 * found and read on demand, and written as each compiler lays them out. Imports {@code edit},
 * {@code convert}, {@code field}, {@code unit}, {@code mode} and {@code error}. Start reading at
 * {@link formwork.list.ListInput}.
 */
package formwork.list;
