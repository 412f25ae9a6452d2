import * as courseTypes from '@sohbet/contract/catalogue/course-types'
import * as modules from '@sohbet/contract/catalogue/modules'
import { listQuizzes } from '@sohbet/contract/catalogue/quiz-overview'
import * as contract from '@sohbet/contract/catalogue/quizzes'
import { refuseUnlessCoached } from '../coaches/course-access.ts'
import type { Bind } from '../context/context.ts'
import { audioFiles } from './audio-files.ts'
import { copyCourseType } from './copies/copy-course-type.ts'
import { copyModule } from './copies/copy-module.ts'
import { copyQuestion } from './copies/copy-question.ts'
import { transferQuestions } from './copies/transfer-questions.ts'
import { createQuestion } from './create-question.ts'
import { createQuiz } from './create-quiz.ts'
import { deleteQuestion } from './delete-question.ts'
import { importQuestions } from './import/import-questions.ts'
import { orderQuestions } from './order-questions.ts'
import { readQuizzes } from './quiz-overview.reads.ts'
import { readKeyedQuestions } from './quiz.reads.ts'
import { updateQuestion } from './update-question.ts'
import { uploadAudio } from './upload-audio.ts'

export function quizRoutes(bind: Bind) {
  bind(listQuizzes, ({ db }, { query }) => readQuizzes(db, query))
  bind(contract.createQuiz, (ctx, { body }) => createQuiz(ctx, body))

  bind(contract.listQuizQuestions, async (ctx, { params }) => {
    await refuseUnlessCoached(ctx, { quizId: params.id }, 'QUIZ_NOT_FOUND')
    return readKeyedQuestions(ctx, params.id)
  })
  bind(contract.createQuizQuestion, (ctx, { params, body }) =>
    createQuestion(ctx, { quizId: params.id, fields: body }),
  )
  bind(contract.updateQuizQuestion, (ctx, { params, body }) =>
    updateQuestion(ctx, { ...params, fields: body }),
  )
  bind(contract.deleteQuizQuestion, (ctx, { params }) => deleteQuestion(ctx, params))
  bind(contract.copyQuizQuestion, (ctx, { params }) => copyQuestion(ctx, params))
  bind(contract.orderQuizQuestions, (ctx, { params, body }) =>
    orderQuestions(ctx, { quizId: params.id, ids: body.ids }),
  )
  bind(contract.transferQuestions, (ctx, { params, body }) =>
    transferQuestions(ctx, { quizId: params.id, ...body }),
  )
  bind(contract.importQuizQuestions, (ctx, { params, body }) =>
    importQuestions(ctx, { target: { quizId: params.id }, ...body }),
  )
  bind(contract.importTypeQuestions, (ctx, { params, body }) =>
    importQuestions(ctx, { target: params, ...body }),
  )

  // Copies include quizzes, which the rooms of types and modules do not know
  bind(courseTypes.copyCourseType, (ctx, { params }) => copyCourseType(ctx, params))
  bind(modules.copyModule, (ctx, { params, body }) =>
    copyModule(ctx, { id: params.id, courseTypeId: body?.courseTypeId }),
  )

  bind(contract.uploadQuizAudio, (ctx, { body }) => uploadAudio(ctx, body))
  bind(contract.getQuizAudio, (ctx, { params, query }) => audioFiles.read(ctx, { name: params.name, query }))
}
