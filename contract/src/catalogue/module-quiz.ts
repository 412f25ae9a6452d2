import { z } from 'zod'
import { endpoint, own } from '../endpoint.ts'
import { id } from '../fields.ts'
import { quizAttempt, quizQuestion } from '../learning/quiz-attempts.ts'

export const quiz = z.object({ id, moduleId: id, questionCount: z.number().int() })
export type Quiz = z.infer<typeof quiz>

export const getModuleQuiz = endpoint({
  method: 'GET',
  path: '/quizes/module/:moduleId', // sic
  summary:
    'Get the quiz of a module; learners get its questions without the key, coaches only quizzes of course types they teach',
  access: own('the quiz', { who: ['admin', 'coach', 'learner'], any: ['admin'] }),
  params: z.object({ moduleId: id }),
  reply: quiz.extend({
    /** For a learner: questions without keys. */
    questions: z.array(quizQuestion).optional(),
    /** The learner's own attempt; null before the start. */
    attempt: quizAttempt.nullable().optional(),
  }),
})
export type ModuleQuiz = z.infer<typeof getModuleQuiz.reply>
