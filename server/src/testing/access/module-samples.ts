import { aCourseType, aModule } from '../rows/catalogue.ts'
import { aTaughtModule } from './coach-samples.ts'
import { aPdf } from '../files/documents.ts'
import { aFilm } from '../files/films.ts'
import type { Sample } from './sample.ts'

const type = { name: 'Street English', description: 'From the first hello', isActive: true }
const module = {
  name: 'Saying hello',
  description: 'How people greet each other',
  order: 1,
  video: { title: 'Hello', description: 'Two people meet', source: '76979871' },
  docs: [{ title: 'Notes', description: 'What we said', source: 'https://example.test/notes.pdf' }],
}

let made = 0

export const moduleSamples: Record<string, Sample> = {
  'courseTypes.listCourseTypes': () => ({}),
  'courseTypes.createCourseType': () => ({ body: { ...type, name: `${type.name} ${(made += 1)}` } }),
  'courseTypes.updateCourseType': async ({ db }) => {
    const { id, name } = await aCourseType(db)
    return { params: { id }, body: { ...type, name } }
  },
  'courseTypes.copyCourseType': async ({ db }) => ({ params: { id: (await aModule(db)).courseTypeId } }),
  'modules.copyModule': async ({ db }) => ({ params: { id: (await aModule(db)).id } }),
  'mediaLibrary.listMedia': () => ({}),
  'mediaLibrary.listGaps': () => ({}),
  'mediaLibrary.deleteMedia': () => ({
    params: { folder: 'documents', name: `${'0'.repeat(32)}.pdf` },
  }),
  'modules.listModules': async (world) => ({ params: { id: (await aTaughtModule(world)).courseTypeId } }),
  'modules.getModule': async (world) => ({ params: { id: (await aTaughtModule(world)).id } }),
  'modules.createModule': async ({ db }) => ({
    body: { ...module, courseTypeId: (await aCourseType(db)).id },
  }),
  'modules.updateModule': async ({ db }) => ({ params: { id: (await aModule(db)).id }, body: module }),
  'modules.orderModules': async ({ db }) => {
    const { id, courseTypeId } = await aModule(db)
    return { params: { id: courseTypeId }, body: { ids: [id] } }
  },
  'modules.deleteModule': async ({ db }) => ({ params: { id: (await aModule(db)).id } }),
  'modules.publishModules': async ({ db }) => ({
    params: { id: (await aModule(db, { isDraft: true })).courseTypeId },
  }),
  'modules.importModules': async ({ db }) => ({
    params: { id: (await aCourseType(db)).id },
    body: { csv: 'name,description\n', isPreview: true },
  }),
  'modules.listRunningCourses': async ({ db }) => ({ params: { id: (await aCourseType(db)).id } }),
  'modules.uploadVideo': () => ({ body: { video: aFilm() } }),
  'modules.getVideo': () => ({
    params: { name: `${'0'.repeat(32)}.mp4` },
    query: { expires: 0, signature: 'A'.repeat(43) },
  }),
  'modules.uploadDocument': () => ({ body: { document: aPdf() } }),
  'modules.getDocument': () => ({
    params: { name: `${'0'.repeat(32)}.pdf` },
    query: { expires: 0, signature: 'A'.repeat(43) },
  }),
}
