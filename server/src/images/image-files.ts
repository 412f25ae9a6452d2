import { createHash } from 'node:crypto'
import type { ImageType } from '@sohbet/contract/core/images'
import type { Files } from '../adapters/files/files.ts'
import { AppError } from '../errors/app-error.ts'

type ImageName = { type: ImageType; id: string }

const nameOf = ({ type, id }: ImageName) => `${type}/${id}.jpg`

/** Changes with the picture's content. */
export const versionOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8)

export const saveImage = (files: Files, name: ImageName, bytes: Uint8Array): Promise<void> =>
  files.put(nameOf(name), bytes)

export async function findImage(files: Files, name: ImageName): Promise<File | undefined> {
  const bytes = await files.read(nameOf(name))
  return bytes && new File([bytes], `${name.id}.jpg`, { type: 'image/jpeg' })
}

export async function requireImage(files: Files, name: ImageName): Promise<File> {
  const image = await findImage(files, name)
  if (!image) throw new AppError('NOT_FOUND')
  return image
}

/** The photo's file, by its user. */
export const userPhoto = (userId: string): string => nameOf({ type: 'user_photos', id: userId })

/** Removes the picture of a question. */
export const removeQuestionPicture = (files: Files, questionId: string): Promise<void> =>
  files.remove(nameOf({ type: 'quiz_questions', id: questionId }))

/** The version of the copy; undefined when there is no picture. */
export async function copyQuestionPicture(
  files: Files,
  { from, to }: { from: string; to: string },
): Promise<string | undefined> {
  const bytes = await files.read(nameOf({ type: 'quiz_questions', id: from }))
  if (bytes) await saveImage(files, { type: 'quiz_questions', id: to }, bytes)
  return bytes && versionOf(bytes)
}
