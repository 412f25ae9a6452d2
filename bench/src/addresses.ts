const port = Number(process.env['BENCH_PORT'] ?? 3901)

/** Where the measured app listens. Set BENCH_PORT to run two benchmarks on one machine. */
export const appPort = port
export const appUrl = `http://127.0.0.1:${port}`

/** Where the process listens that shows what this machine can do. */
export const limitsPort = port + 1
export const limitsUrl = `http://127.0.0.1:${limitsPort}`
