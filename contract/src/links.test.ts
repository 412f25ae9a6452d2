import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { coachFields } from './people/coaches.ts'
import { courseFields } from './catalogue/course-fields.ts'
import { moduleFields } from './catalogue/modules.ts'
import { quizQuestionFields } from './catalogue/quiz-questions.ts'
import { resourceFields } from './catalogue/resources.ts'
import { badLinks, badPaths, httpsLinks, ownLinks } from './testing/url-schemes.ts'

const notes = { title: 'Notes', description: 'What we said' }
const video = { title: 'Hello', description: 'Two people meet' }
const module = {
  name: 'Saying hello',
  description: 'How people greet each other',
  order: 1,
  video: { ...video, source: '76979871' },
  docs: [{ ...notes, source: 'https://school.example/notes.pdf' }],
}
const question = {
  content: 'How ___ you?',
  sourceType: 'audio',
  questionType: 'fill_blank',
  correctAnswer: 'are',
}
const coach = { personalSummary: 'Ten years of London', isActive: true, isNative: true, isZoomOnly: false }
const course = {
  name: 'Evenings',
  description: 'Twice a week',
  typeId: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  startDate: '2026-04-06',
  endDate: '2026-10-05',
  primaryCoachId: '01a1de2c-b000-7ce8-a733-2e99ae345fad',
  price: 450,
  maxEnrollments: 25,
  moduleDuration: 7,
  zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }],
}

const resource = {
  title: 'Slow news',
  description: '',
  type: 'other',
  level: null,
  courseId: null,
  isActive: true,
}

type Field = { path: string; schema: z.ZodType; with: (link: string) => unknown }

/** Every catalogue field that holds a link. */
const fields: Field[] = [
  {
    path: 'docs.0.source',
    schema: moduleFields,
    with: (source) => ({ ...module, docs: [{ ...notes, source }] }),
  },
  {
    path: 'video.source',
    schema: moduleFields,
    with: (source) => ({ ...module, video: { ...video, source } }),
  },
  { path: 'audioUrl', schema: quizQuestionFields, with: (audioUrl) => ({ ...question, audioUrl }) },
  { path: 'profilePhoto', schema: coachFields, with: (profilePhoto) => ({ ...coach, profilePhoto }) },
  { path: 'link', schema: resourceFields, with: (link) => ({ ...resource, link }) },
  { path: 'zoomLink', schema: courseFields, with: (zoomLink) => ({ ...course, zoomLink }) },
]

it('has sixty distinct values to refuse', () => {
  expect(new Set(badLinks).size).toBe(60)
})

describe.each(fields)('$path', ({ path, schema, with: withLink }) => {
  it.each([...badLinks, ...badPaths])('refuses %j', (link) => {
    const issues = schema.safeParse(withLink(link)).error?.issues
    expect(issues?.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [path, 'Must be a valid URL'],
    ])
  })

  it.each(httpsLinks)('accepts %j', (link) => {
    expect(schema.safeParse(withLink(link)).error?.issues).toBeUndefined()
  })

  it.each(ownLinks)(`${path === 'zoomLink' ? 'refuses' : 'takes'} %j`, (link) => {
    expect(schema.safeParse(withLink(link)).success).toBe(path !== 'zoomLink')
  })
})
