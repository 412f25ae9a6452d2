type Write = (details: object, message: string) => void

/** The part of a pino logger that the database needs. */
export type Log = { info: Write; warn: Write; error: Write }
