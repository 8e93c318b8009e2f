import pg from 'pg'

const shelves = 1000

/** Separate tables for the yardstick, dropped when the work is done. */
export async function withLeastShop<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('drop schema if exists bench_least cascade')
    await client.query(`
      create schema bench_least;
      create table bench_least.orders (id bigint generated always as identity primary key, number text unique not null,
        email text not null, total int not null, placed_at timestamptz not null default now());
      create table bench_least.items (id bigint generated always as identity primary key,
        order_id bigint not null references bench_least.orders, sku text not null, qty int not null, price int not null);
      create index on bench_least.items (order_id);
      create table bench_least.addresses (order_id bigint primary key references bench_least.orders, body jsonb not null);
      create table bench_least.events (id bigint generated always as identity primary key, order_id bigint not null,
        body jsonb not null);
      create table bench_least.stock (id int primary key, qty int not null);
      insert into bench_least.stock select g, 1000000 from generate_series(1, ${shelves}) g;
      analyze bench_least.stock`)
    return await work()
  } finally {
    await client.query('drop schema if exists bench_least cascade')
    await client.end()
  }
}

const statements = {
  order: `insert into bench_least.orders (number, email, total) values (gen_random_uuid()::text, 'g@example.com', 100) returning id`,
  item: `insert into bench_least.items (order_id, sku, qty, price) values ($1, 'SKU-1', 1, 100)`,
  address: `insert into bench_least.addresses values ($1, '{"line":"1 Main St","city":"Austin","country":"US"}')`,
  event: `insert into bench_least.events (order_id, body) values ($1, '{"type":"placed"}')`,
  stock: `update bench_least.stock set qty = qty - 1 where id = $1 and qty >= 1`,
}

/** One transaction of five statements: an order, its piece, its address, an event for the mail, a unit off the shelf. */
export async function leastOrder(client: pg.Client): Promise<() => Promise<void>> {
  const send = (name: keyof typeof statements, values: unknown[]) =>
    client.query<{ id: string }>({ name, text: statements[name], values })
  return async () => {
    await client.query('begin')
    const { rows } = await send('order', [])
    const id = rows[0]?.id
    await send('item', [id])
    await send('address', [id])
    await send('event', [id])
    await send('stock', [1 + Math.floor(Math.random() * shelves)])
    await client.query('commit')
  }
}
