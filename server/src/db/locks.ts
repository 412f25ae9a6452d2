/** Advisory locks: arbitrary numbers that nothing else in the database uses. */
export const locks = {
  migrations: 5_046_238,
  demoData: 5_046_239,
  admins: 5_046_240,
  levelTests: 5_046_241,
  resources: 5_046_242,
  schoolData: 5_046_243,
  schoolBrand: 5_046_249,
  schoolSettings: 5_046_244,
  lessonSettings: 5_046_250,
  /** Shared by new pay lines, exclusive for closing a month. */
  pay: 5_046_251,
  jobs: 5_046_246,
  /** Held by the process that makes or verifies a backup. */
  backups: 5_046_252,
  /** Taken by the trigger that numbers receipts, at the end of a transaction. */
  receipts: 5_046_247,
  /** The first of two keys; the second is the transfer. */
  transfers: 5_046_248,
} as const
