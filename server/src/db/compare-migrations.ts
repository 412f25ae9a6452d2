import { readMigrationFiles } from 'drizzle-orm/migrator'

/**
 * Compares the migrations of a database or a backup, as hashes in their order, with the ones of a folder. Migrations are
 * append-only, so one list begins with the other, unless an unreleased version made the database or the backup.
 */
export function compareMigrations(
  applied: readonly string[],
  migrationsFolder: string,
): 'same or earlier' | 'newer' | 'other' {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  if (ours.some((hash, index) => index < applied.length && hash !== applied[index])) return 'other'
  return applied.length > ours.length ? 'newer' : 'same or earlier'
}
