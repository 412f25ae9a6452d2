import * as contract from '@sohbet/contract/level-tests/level-tests'
import type { Bind } from '../context/context.ts'
import { requireAudio } from './audio/audio-files.ts'
import { copyLevelTest } from './copy-level-test.ts'
import { createLevelTest } from './create-level-test.ts'
import { createQuestion } from './questions/create-question.ts'
import { deleteLevelTest } from './delete-level-test.ts'
import { deleteQuestion } from './questions/delete-question.ts'
import { exportQuestions } from './questions/export-questions.ts'
import { readHealth } from './health.reads.ts'
import { importQuestions } from './questions/import-questions.ts'
import { readKeyedQuestions, readLevelTests, requireLevelTest } from './level-test.reads.ts'
import { tagQuestions } from './questions/tag-questions.ts'
import { markQuick } from './questions/mark-quick.ts'
import { orderQuestions } from './questions/order-questions.ts'
import { toggleLevelTest } from './toggle-level-test.ts'
import { updateQuestion } from './questions/update-question.ts'
import { uploadAudio } from './audio/upload-audio.ts'

export function levelTestRoutes(bind: Bind) {
  bind(contract.listLevelTests, ({ db }) => readLevelTests(db))
  bind(contract.createLevelTest, (ctx) => createLevelTest(ctx))
  bind(contract.getLevelTest, ({ db }, { params }) => requireLevelTest(db, params.id))
  bind(contract.toggleLevelTest, (ctx, { params, body }) =>
    toggleLevelTest(ctx, { id: params.id, expected: body?.expected }),
  )
  bind(contract.copyLevelTest, (ctx, { params }) => copyLevelTest(ctx, params))
  bind(contract.deleteLevelTest, (ctx, { params }) => deleteLevelTest(ctx, params))
  bind(contract.getLevelTestHealth, ({ db, now }, { params, query }) =>
    readHealth(db, { testId: params.id, now, ...query }),
  )

  bind(contract.listLevelTestQuestions, ({ db }, { params }) => readKeyedQuestions(db, params.testId))
  bind(contract.createLevelTestQuestion, (ctx, { body: { testId, ...fields } }) =>
    createQuestion(ctx, { testId, fields }),
  )
  bind(contract.updateLevelTestQuestion, (ctx, { params, body }) =>
    updateQuestion(ctx, { id: params.id, fields: body }),
  )
  bind(contract.deleteLevelTestQuestion, (ctx, { params }) => deleteQuestion(ctx, params))
  bind(contract.orderLevelTestQuestions, (ctx, { params, body }) =>
    orderQuestions(ctx, { testId: params.id, ids: body.ids }),
  )
  bind(contract.markQuickQuestions, (ctx, { params, body }) => markQuick(ctx, { testId: params.id, ...body }))
  bind(contract.tagLevelTestQuestions, (ctx, { params, body }) =>
    tagQuestions(ctx, { testId: params.id, ...body }),
  )
  bind(contract.exportLevelTestQuestions, (ctx, { params }) => exportQuestions(ctx, params))
  bind(contract.importLevelTestQuestions, (ctx, { params, body }) =>
    importQuestions(ctx, { testId: params.id, csv: body.csv, isPreview: body.isPreview }),
  )

  bind(contract.uploadLevelTestAudio, (ctx, { body }) => uploadAudio(ctx, body))
  bind(contract.getLevelTestAudio, ({ files }, { params }) => requireAudio(files, params.name))
}
