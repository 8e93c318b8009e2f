import { expect, test } from 'vitest'
import { findMigrationFaults } from './migrations.ts'

const changelog = '# Changelog\n\n## Unreleased\n\n## 0.2.0\n'
const find = async (sql: string) => {
  const files = [{ number: 900, name: '0900-x.sql', sql, isBesideWrites: false }]
  return (await findMigrationFaults(files, changelog)).map((fault) => fault.split('\n  ')[1]?.split(':')[0])
}
const breaks = 'rows of the release before would be refused'
const narrows = 'the release before may use it'
const locks = 'nothing could be written while all rows are read'

test('the migrations of this release let the one before go on', async () => {
  expect(await findMigrationFaults()).toEqual([])
})

test.each([
  ['alter table orders add column a integer not null;', [breaks]],
  ["alter table orders\n  add column a text not null default 'a; b', add column b integer;", []],
  ['alter table orders add a uuid unique references files;', [locks]],
  ['alter table orders add column a uuid not null default gen_random_uuid();', [locks]],
  ['alter table orders add column a numeric(10, 2) generated always as (b * 2) stored;', [locks]],
  ['alter table orders drop column a;', [narrows]],
  ['alter table orders drop constraint a_check, add constraint a_check check (a in (1, 2)) not valid;', []],
  ['alter table orders add constraint a_check check (a in (1, 2));', [locks]],
  ['-- Few rows.\nalter table couriers add constraint a_check check (a in (1, 2));', []],
  ['alter table orders rename a to b;', [narrows]],
  ['alter table orders rename to purchases;', [narrows]],
  ['drop table purchases;', [narrows]],
  ['alter table orders alter column a set not null;', [narrows, locks]],
  ['alter table orders alter a type bigint;', [narrows, locks]],
  ['create index on orders (a);', [locks]],
  ['create unique index orders_a on only orders (a);', [locks]],
  ['update orders set a = 1;', [locks]],
  ['-- Only jobs wait.\nupdate customer_facts set a = 1;', []],
  ['create table new (id integer not null);\ncreate index on new (id);\nalter table new add b integer not null;', []],
  ['create function f() returns void language sql as $$ update orders set a = 1; drop table orders; $$;', []],
])('%s', async (sql, faults) => {
  expect(await find(sql)).toEqual(faults)
})

test('what is taken away says since which release nothing used it, and that release is out', async () => {
  expect(await find('-- Not needed since 0.2.0.\nalter table orders drop column a;')).toEqual([])
  expect(await find('-- Not needed since 0.3.0.\nalter table orders drop column a;')).toEqual([narrows])
  // It holds for its statement alone.
  expect(await find('-- Not needed since 0.2.0.\ndrop table a;\ndrop table b;')).toEqual([narrows])
})
