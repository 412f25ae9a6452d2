import type { Parsed } from '@sohbet/contract/endpoint'
import type { deleteMedia as contract } from '@sohbet/contract/catalogue/media-library'
import { messages } from '@sohbet/contract/messaging/messages'
import type { Context } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { usesByAddress, usesOf } from './media.reads.ts'

/** Deleting a deleted file succeeds. A form that was opened before and names the file is refused when it is saved. */
export async function deleteMedia(
  { db, files, language }: Context,
  file: Parsed<typeof contract>['params'],
): Promise<{ message: string }> {
  if (usesOf(await usesByAddress(db), file).length > 0) throw new AppError('MEDIA_IN_USE')
  await files.remove(`${file.folder}/${file.name}`)
  return { message: messages.mediaDeleted[language] }
}
