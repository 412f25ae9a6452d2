import type { Reply } from '@sohbet/contract/endpoint'
import type { exportLevelTestQuestions } from '@sohbet/contract/level-tests/level-tests'
import type { SignedInContext } from '../../context/context.ts'
import { readKeyedQuestions, requireLevelTest } from '../level-test.reads.ts'
import { questionsToCsv } from './questions-csv.ts'

export async function exportQuestions(
  { db, language }: SignedInContext,
  { id }: { id: string },
): Promise<Reply<typeof exportLevelTestQuestions>> {
  const { version } = await requireLevelTest(db, id)
  return {
    fileName: `level-test-${version}.csv`,
    csv: questionsToCsv(await readKeyedQuestions(db, id), language),
  }
}
