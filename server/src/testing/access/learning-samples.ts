import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { docIdOf } from '../../progress/module-work.ts'
import { aQuizAttempt, anOpenModule, aQuizOfFour } from '../rows/learning.ts'
import { aCertificate, anEndedCourse } from '../rows/certificates.ts'
import { aTaughtModule, isCoach } from './coach-samples.ts'
import type { Sample, World } from './sample.ts'

/** A module that is open to the owner; a random id when the owner does not exist. */
async function ofOwner({ db, owner }: World) {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  return exists ? anOpenModule(db, owner.id) : undefined
}

async function aQuizOfOwner(world: World) {
  const open = await ofOwner(world)
  return open && { ...(await aQuizOfFour(world.db, open.module.id)), module: open.module }
}

async function anAttemptOfOwner(world: World) {
  const made = await aQuizOfOwner(world)
  return (
    made && {
      ...made,
      attempt: await aQuizAttempt(world.db, { userId: world.owner.id, quizId: made.quiz.id }),
    }
  )
}

const moduleId = async (world: World) => (await ofOwner(world))?.module.id ?? randomUUID()

async function aCertificateOfOwner({ db, owner }: World) {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  return exists ? (await aCertificate(db, { userId: owner.id })).id : randomUUID()
}

export const learningSamples: Record<string, Sample> = {
  'certificates.getOwnCertificates': () => ({}),
  'certificates.issueCertificate': async ({ db, owner }) => {
    const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
    const enrollmentId = exists ? (await anEndedCourse(db, { userId: owner.id })).enrollmentId : randomUUID()
    return { body: { enrollmentId, name: 'Ayşe Yılmaz', showsName: true } }
  },
  'certificates.showCertificateName': async (world) => ({
    params: { id: await aCertificateOfOwner(world) },
    body: { showsName: false },
  }),
  'certificates.printCertificate': async (world) => ({
    params: { id: await aCertificateOfOwner(world) },
    query: { language: 'tr' },
  }),
  'certificates.listCertificates': () => ({ query: {} }),
  'certificates.revokeCertificate': async (world) => ({
    params: { id: await aCertificateOfOwner(world) },
    body: { reason: 'Issued by mistake' },
  }),
  'progress.getLearnerCourse': async (world) => ({
    params: { id: (await ofOwner(world))?.course.id ?? randomUUID() },
  }),
  'player.getPlayer': async (world) => ({
    params: { id: (await ofOwner(world))?.course.id ?? randomUUID() },
    query: {},
  }),
  'progress.getLearnerModule': async (world) => ({ params: { id: await moduleId(world) } }),
  'progress.saveVideoProgress': async (world) => ({
    params: { id: await moduleId(world) },
    body: { position: 12, watched: false },
  }),
  'progress.saveDocumentOpened': async (world) => {
    const open = await ofOwner(world)
    return {
      params: { id: open?.module.id ?? randomUUID(), docId: docIdOf(open?.module.docs[0]?.source ?? '') },
    }
  },
  'moduleQuiz.getModuleQuiz': async (world) => ({
    params: {
      moduleId: (await isCoach(world))
        ? (await aTaughtModule(world)).id
        : ((await aQuizOfOwner(world))?.module.id ?? randomUUID()),
    },
  }),
  'quizAttempts.startQuiz': async (world) => ({
    params: { id: (await aQuizOfOwner(world))?.quiz.id ?? randomUUID() },
  }),
  'quizAttempts.getQuizAttempt': async (world) => ({
    params: { userId: world.owner.id, quizId: (await anAttemptOfOwner(world))?.quiz.id ?? randomUUID() },
  }),
  'quizAttempts.submitAnswer': async (world) => {
    const made = await anAttemptOfOwner(world)
    return {
      body: {
        userQuizId: made?.attempt.id ?? randomUUID(),
        questionId: made?.choice.id ?? randomUUID(),
        answer: 'B',
      },
    }
  },
  'quizAttempts.deleteQuizAttempt': async (world) => ({
    params: { userQuizId: (await anAttemptOfOwner(world))?.attempt.id ?? randomUUID() },
  }),
}
