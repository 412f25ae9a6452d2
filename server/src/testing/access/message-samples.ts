import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aUserOf } from '../rows/builders.ts'
import { aPdf } from '../files/documents.ts'
import { aCoach } from '../rows/catalogue.ts'
import { aPair, aSavedReply, aTalk, aThread } from '../rows/messages.ts'
import type { Sample, World } from './sample.ts'

const roleOf = async ({ db, owner }: World) => {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, owner.id))
  return user?.role
}

/**
 * The owner's thread with the school, any school thread for an admin, or a random id when the owner does not
 * exist.
 */
async function ownThread(world: World) {
  const role = await roleOf(world)
  if (!role) return { id: randomUUID() }
  const personId = role === 'admin' ? (await aUserOf(world.db, 'learner')).id : world.owner.id
  return { id: (await aThread(world.db, { personId })).id }
}

const aMessage = () => ({ clientId: randomUUID(), text: 'Merhaba', attachmentIds: [] })

/** A message that another user wrote to the owner. */
async function aReceived(world: World) {
  const { db, owner } = world
  const role = await roleOf(world)
  if (role !== 'learner' && role !== 'coach') return { id: randomUUID(), seq: 1 }
  const other = await aUserOf(db, role === 'coach' ? 'learner' : 'coach')
  const pair = role === 'coach' ? { learner: other, coach: owner } : { learner: owner, coach: other }
  return { id: (await aTalk(db, pair)).id, seq: role === 'coach' ? 1 : 2 }
}

/** A learner in a course of the owner, if the owner is a coach. */
async function aLearnerOf(world: World): Promise<string> {
  if ((await roleOf(world)) !== 'coach') return randomUUID()
  const { id: primaryCoachId } = await aCoach(world.db, { userId: world.owner.id })
  return (await aPair(world.db, { primaryCoachId })).learner.id
}

/** A saved reply of the owner, if the owner is a coach; otherwise one of the school. */
async function ownReply(world: World) {
  const isCoach = (await roleOf(world)) === 'coach'
  return { id: (await aSavedReply(world.db, isCoach ? { coachId: world.owner.id } : {})).id }
}

/** Values for the calls about messages; the other samples are in samples.ts. */
export const messageSamples: Record<string, Sample> = {
  'threads.listThreads': () => ({ query: {} }),
  'threads.getThread': async (world) => ({ params: await ownThread(world), query: {} }),
  'threads.startThread': async (world) => {
    const isSchool = (await roleOf(world)) === 'admin'
    const to = isSchool ? (await aUserOf(world.db, 'learner')).id : 'school'
    return { body: { to, subject: 'Hello', ...aMessage() } }
  },
  'threads.sendMessage': async (world) => ({ params: await ownThread(world), body: aMessage() }),
  'threads.markRead': async (world) => ({ params: await ownThread(world), body: { upTo: 1 } }),
  'threads.listRecipients': () => ({ query: {} }),
  'threads.uploadAttachment': () => ({ body: { file: aPdf() } }),
  'threads.getAttachment': () => ({
    params: { id: randomUUID() },
    query: { expires: 1, signature: 'x'.repeat(43) },
  }),
  'threads.reportMessage': async (world) => ({
    params: await aReceived(world),
    body: { reason: 'This is not kind' },
  }),
  'groupMessages.listGroupRecipients': () => ({}),
  'groupMessages.sendGroupMessage': async (world) => ({
    body: { key: randomUUID(), to: { courseIds: [], userIds: [await aLearnerOf(world)] }, text: 'Merhaba' },
  }),
  'inbox.setThreadDone': async ({ db }) => ({
    params: { id: (await aThread(db)).id },
    body: { isDone: true },
  }),
  'inbox.setThreadAssignee': async ({ db }) => ({
    params: { id: (await aThread(db)).id },
    body: { userId: null },
  }),
  'inbox.listColleagues': () => ({}),
  'savedReplies.listSavedReplies': () => ({}),
  'savedReplies.createSavedReply': () => ({ body: { title: 'Hours', text: 'From 9 to 18' } }),
  'savedReplies.updateSavedReply': async (world) => ({
    params: await ownReply(world),
    body: { title: 'Hours', text: 'From 10 to 18' },
  }),
  'savedReplies.deleteSavedReply': async (world) => ({ params: await ownReply(world) }),
}
