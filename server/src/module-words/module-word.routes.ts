import * as contract from '@sohbet/contract/catalogue/module-words'
import { refuseUnlessCoached } from '../coaches/course-access.ts'
import type { Bind } from '../context/context.ts'
import { importWords } from './import-words.ts'
import { readWords } from './module-word.reads.ts'
import { saveWords } from './save-words.ts'

export function moduleWordRoutes(bind: Bind) {
  bind(contract.listWords, async (ctx, { params }) => {
    await refuseUnlessCoached(ctx, { moduleId: params.id }, 'MODULE_NOT_FOUND')
    return readWords(ctx, params.id)
  })
  bind(contract.saveWords, (ctx, { params, body }) =>
    saveWords(ctx, { moduleId: params.id, words: body.words, seen: body.revision }),
  )
  bind(contract.importWords, (ctx, { params, body }) =>
    importWords(ctx, { courseTypeId: params.id, ...body }),
  )
}
