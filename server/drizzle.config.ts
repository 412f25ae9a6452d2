// Read by `npm run db:generate`. drizzle-kit is not installed by default, so its types are not either.
export default {
  dialect: 'postgresql',
  schema: './src/db/tables/**/*.ts',
  out: './src/db/migrations',
}
