import type { PlayerCourse } from '@sohbet/contract/learning/player'
import type { LearnerModule, ListedModule, ModuleWork } from '@sohbet/contract/learning/progress'
import type { QuizAttempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import type { SpeakingTask } from '@sohbet/contract/speaking/speaking-task'
import type { ModuleQuiz } from '@sohbet/contract/catalogue/module-quiz'

export const idOf = (group: number) => `0190a3c4-0000-7000-8000-${String(group).padStart(12, '0')}`

export const someWork = (changes: Partial<ModuleWork> = {}): ModuleWork => ({
  videoPosition: 0,
  isVideoWatched: false,
  openedCount: 0,
  documentCount: 1,
  isQuizCompleted: false,
  bestResult: null,
  completedAt: null,
  ...changes,
})

export const aListed = (order: number, changes: Partial<ListedModule> = {}): ListedModule => ({
  id: idOf(100 + order),
  name: `Lesson ${order}`,
  description: `About ${order}`,
  order,
  state: 'open',
  opensOn: `2026-06-0${order}`,
  work: someWork(),
  speaking: { count: 0, done: 0 },
  ...changes,
})

/** The first of four modules is completed, the second was missed, the third is due and the fourth is upcoming. */
export const aStudied = (changes: Partial<PlayerCourse> = {}): PlayerCourse => ({
  id: idOf(1),
  name: 'Autumn evenings',
  description: 'From your kitchen table',
  startDate: '2026-06-01',
  endDate: '2026-06-28',
  status: 'ongoing',
  isCancelled: false,
  moduleDuration: 7,
  zoomTimes: [],
  zoomLink: null,
  telegramGroup: null,
  price: 450,
  currency: 'USD',
  prerequisites: { levelTestScore: 0, requiredCourseTypeId: null },
  coachNames: ['Ada'],
  progress: {
    currentModule: { moduleNo: 3, moduleName: 'Lesson 3' },
    moduleCount: 4,
    completedModules: 1,
    completedAt: null,
  },
  modules: [
    aListed(1, { state: 'completed' }),
    aListed(2),
    aListed(3, { state: 'current' }),
    aListed(4, { state: 'locked', opensOn: '2026-06-22' }),
  ],
  sessions: { ahead: [], aheadCount: 0, replays: [], replayCount: 0, materialCount: 0 },
  announcements: [],
  ...changes,
})

export const docId = '0123456789abcdef0123456789abcdef'

export const aModule = (order: number, changes: Partial<LearnerModule> = {}): LearnerModule => ({
  id: idOf(100 + order),
  name: `Lesson ${order}`,
  order,
  description: `About ${order}`,
  video: { title: 'My day', description: 'What I do', source: '/videos/lessons/my-day.mp4' },
  docs: [
    {
      id: docId,
      title: 'Notes',
      description: 'Two pages',
      source: '/api/courses/documents/a.pdf?expires=1&signature=x',
      isOpened: false,
    },
  ],
  quiz: { id: idOf(50), questionCount: 4 },
  speaking: [],
  work: someWork(),
  ...changes,
})

export const aTask = (changes: Partial<SpeakingTask> = {}): SpeakingTask => ({
  id: idOf(300),
  kind: 'answer',
  seconds: 60,
  prompt: { text: 'Tell me about your weekend.', pictureUrl: null, audioUrl: null },
  modelUrl: null,
  hasModel: true,
  isHeard: true,
  state: 'todo',
  recordings: [],
  ...changes,
})

const question = (place: number, changes: Partial<QuizQuestion>): QuizQuestion => ({
  id: idOf(200 + place),
  content: `Question text ${place}`,
  questionType: 'multi-option',
  sourceType: 'text',
  options: [],
  audioUrl: null,
  imageUrl: null,
  imageVersion: null,
  ...changes,
})

/** One of each type. */
export const fourQuestions: QuizQuestion[] = [
  question(1, {
    sourceType: 'audio',
    audioUrl: '/api/quizes/audio/a.mp3',
    options: [
      { id: 'A', text: 'Tea' },
      { id: 'B', text: 'Coffee' },
    ],
  }),
  question(2, { questionType: 'fill_blank', content: 'How ___ you?' }),
  question(3, { questionType: 'sentence', content: 'Ask for tea' }),
  question(4, {
    questionType: 'drag-drop',
    content: 'Order it',
    options: [
      { id: '1', text: 'please' },
      { id: '2', text: 'Tea' },
    ],
  }),
]

export const anAttempt = (changes: Partial<QuizAttempt> = {}): QuizAttempt => ({
  id: idOf(60),
  quizId: idOf(50),
  startedAt: '2026-06-09T09:30:00.000Z',
  completedAt: null,
  totalQuestionCount: 4,
  correctAnswerCount: null,
  answers: [],
  review: null,
  ...changes,
})

export const aCompleted = (correctAnswerCount: number): QuizAttempt =>
  anAttempt({
    completedAt: '2026-06-09T09:40:00.000Z',
    correctAnswerCount,
    answers: [
      { questionId: idOf(201), answer: 'A' },
      { questionId: idOf(202), answer: 'is' },
      { questionId: idOf(203), answer: 'Tea, please.' },
      { questionId: idOf(204), answer: ['2', '1'] },
    ],
    review: [
      {
        questionId: idOf(201),
        isCorrect: true,
        correctAnswer: 'A',
        acceptedAnswers: [],
        explanation: 'She says tea.',
      },
      {
        questionId: idOf(202),
        isCorrect: false,
        correctAnswer: 'are',
        acceptedAnswers: ["'re"],
        explanation: null,
      },
      {
        questionId: idOf(203),
        isCorrect: true,
        correctAnswer: 'Tea, please.',
        acceptedAnswers: [],
        explanation: null,
      },
      {
        questionId: idOf(204),
        isCorrect: false,
        correctAnswer: ['1', '2'],
        acceptedAnswers: [],
        explanation: null,
      },
    ],
  })

export const aQuiz = (attempt: QuizAttempt | null = null): ModuleQuiz => ({
  id: idOf(50),
  moduleId: idOf(102),
  questionCount: 4,
  questions: fourQuestions,
  attempt,
})
