/** `FAULTS_SIZE=0.05 npm run test:faults` runs a twentieth of everything; docs/reliability.md refers to 1. */
const size = Number(process.env['FAULTS_SIZE'] ?? 1)

export const times = (full: number): number => Math.max(1, Math.round(full * size))

/** Prints figures for the report; the tests assert the required ones. */
export const report = (row: number | 'two processes', text: string): void =>
  void process.stdout.write(`${typeof row === 'number' ? `row ${row}` : row}: ${text}\n`)

export function p95(milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
}
