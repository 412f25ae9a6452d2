import type { ReviewCard } from '@sohbet/contract/learning/review'
import { dragDropChunk } from '../../parts/quiz/chunks.ts'
import { shownQuestion } from '../course/quiz/shown-question.ts'

/** The recordings of this tab, by their path: a signed URL changes with every reply. */
const kept = new Map<string, string>()

/** Undefined for a recording of another site, which our pages may play but not fetch. */
function ownPath(url: string): string | undefined {
  const { origin, pathname } = new URL(url, location.origin)
  return origin === location.origin ? pathname : undefined
}

/** The kept recording, which needs no connection and never expires, or its own URL. */
export const playable = (url: string): string => kept.get(ownPath(url) ?? '') ?? url

async function keep(url: string): Promise<void> {
  const path = ownPath(url)
  if (path === undefined || kept.has(path)) return
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`a recording was answered with ${reply.status}`)
  kept.set(path, URL.createObjectURL(await reply.blob()))
}

const soundOf = ({ word, question }: ReviewCard) => word?.audioUrl ?? question?.audioUrl ?? null

/** Fetches what the cards need beside their texts. Returns whether all of it has arrived. */
export async function keepMedia(cards: readonly ReviewCard[]): Promise<boolean> {
  const questions = cards.flatMap(({ question }) => question ?? [])
  for (const question of questions) {
    const { picture } = shownQuestion(question)
    // Its address changes with the picture, so the browser keeps it
    if (picture) new Image().src = picture
  }
  const work = cards.flatMap((card) => soundOf(card) ?? []).map(keep)
  if (questions.some(({ questionType }) => questionType === 'drag-drop')) work.push(loadPieces())
  const done = await Promise.allSettled(work)
  return done.every(({ status }) => status === 'fulfilled')
}

const loadPieces = async (): Promise<void> => void (await dragDropChunk.load())
