import { getLevelTestAudio } from '@sohbet/contract/level-tests/level-tests'
import { mediaFolders, type MediaFile } from '@sohbet/contract/catalogue/media-library'
import { getDocument, getVideo } from '@sohbet/contract/catalogue/modules'
import { getSpeakingPicture } from '@sohbet/contract/catalogue/speaking-tasks'
import { getQuizAudio } from '@sohbet/contract/catalogue/quizzes'
import { getResourceFile } from '@sohbet/contract/catalogue/resources'
import { getImage } from '@sohbet/contract/core/images'
import { getSiteFile } from '@sohbet/contract/site/site'
import { sitePageNames } from '@sohbet/contract/site/site-pages'
import { requestPath } from '@sohbet/contract/request'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { documentFiles } from '../media/document-files.ts'
import { videoFiles } from '../media/video-files.ts'
import { audioFiles } from '../quizzes/audio-files.ts'
import { pictureFiles } from '../speaking-tasks/speaking-files.ts'
import { resourceFiles } from '../resources/resource-files.ts'

type Folder = MediaFile['folder']
type Reader = Pick<Context, 'links' | 'now'>

/** The plain path under which rows name a file. */
const addressOf: Record<Folder, (name: string) => string> = {
  documents: (name) => requestPath(getDocument, { params: { name } }),
  module_videos: (name) => requestPath(getVideo, { params: { name } }),
  quiz_audio: (name) => requestPath(getQuizAudio, { params: { name } }),
  quiz_questions: (name) =>
    requestPath(getImage, { params: { type: 'quiz_questions', id: name.replace(/\.\w+$/, '') } }),
  speaking_pictures: (name) => requestPath(getSpeakingPicture, { params: { name } }),
  level_test_audio: (name) => requestPath(getLevelTestAudio, { params: { name } }),
  resources: (name) => requestPath(getResourceFile, { params: { name } }),
  site: (name) => requestPath(getSiteFile, { params: { name } }),
}

const opensAt: Record<Folder, (ctx: Reader, address: string) => string> = {
  documents: documentFiles.opensAt,
  module_videos: videoFiles.opensAt,
  quiz_audio: audioFiles.opensAt,
  quiz_questions: (_, address) => address,
  speaking_pictures: pictureFiles.opensAt,
  level_test_audio: (_, address) => address,
  resources: resourceFiles.opensAt,
  site: (_, address) => address,
}

const useRow = z.object({
  address: z.string(),
  title: z.string(),
  moduleId: z.string().nullable(),
  courseTypeId: z.string().nullable(),
  moduleName: z.string().nullable(),
  page: z.enum(sitePageNames).nullable(),
})

const ofModule = sql`module.id as "moduleId", module.course_type_id as "courseTypeId", module.name as "moduleName", null as page`
const withoutModule = sql`null::uuid as "moduleId", null::uuid as "courseTypeId", null::text as "moduleName"`
const ofNone = sql`${withoutModule}, null::text as page`
const questions = sql`quiz_questions as question join quizzes as quiz on quiz.id = question.quiz_id
  join modules as module on module.id = quiz.module_id`

/** A file may also stand inside a rich text. Earlier versions count, because they can be published again. */
const pageTexts = sql`(select page, content from site_drafts union all select page, content from site_versions) as texts
  cross join regexp_matches(texts.content::text, '/api/site/files/[0-9a-f]{32}[.][a-z0-9]{3}', 'g') as found`

/** Everything in the catalogue and the public site that names a file of our own. */
const readUses = (db: Db) =>
  queryRows(
    db,
    useRow,
    sql`
      select video_source as address, video_title as title, ${ofModule} from modules as module
      union all
      select doc ->> 'source', doc ->> 'title', ${ofModule}
        from modules as module cross join jsonb_array_elements(module.docs) as doc
      union all select question.audio_url, question.content, ${ofModule} from ${questions}
        where question.audio_url is not null
      union all select word.audio_url, word.term, ${ofModule}
        from module_words as word join modules as module on module.id = word.module_id
        where word.audio_url is not null
      union all select file.address, task.text, ${ofModule}
        from speaking_tasks as task join modules as module on module.id = task.module_id
        cross join unnest(array[task.picture_url, task.audio_url, task.model_url]) as file (address)
        where file.address is not null
      union all select replace(${addressOf.quiz_questions('ID')}::text, 'ID', question.id::text), question.content, ${ofModule} from ${questions}
        where question.image_version is not null
      union all select audio_url, text, ${ofNone} from level_test_questions where audio_url is not null
      union all select link, title, ${ofNone} from resources
      union all select session.replay_link, course.name, ${ofNone}
        from live_sessions as session join courses as course on course.id = session.course_id
        where session.replay_link is not null
      union all select distinct found[1], '', ${withoutModule}, page from ${pageTexts}`,
  )

/** Where each file is used, by its plain path. */
export async function usesByAddress(db: Db): Promise<Map<string, MediaFile['uses']>> {
  const uses = new Map<string, MediaFile['uses']>()
  for (const { address, title, moduleId, courseTypeId, moduleName, page } of await readUses(db)) {
    const module = moduleId && courseTypeId ? { id: moduleId, courseTypeId, name: moduleName ?? '' } : null
    uses.set(address, [...(uses.get(address) ?? []), { title, module, page }])
  }
  return uses
}

export const usesOf = (
  uses: ReadonlyMap<string, MediaFile['uses']>,
  { folder, name }: { folder: Folder; name: string },
): MediaFile['uses'] => uses.get(addressOf[folder](name)) ?? []

/** Unused files first, then by folder. */
export async function readMedia(ctx: Reader & Pick<Context, 'db' | 'files'>): Promise<MediaFile[]> {
  const [sizes, uses] = await Promise.all([ctx.files.sizes(), usesByAddress(ctx.db)])
  const files = [...sizes].flatMap(([path, bytes]) => {
    const [first = '', name = ''] = path.split('/')
    const folder = mediaFolders.find((one) => one === first)
    if (!folder) return []
    const url = opensAt[folder](ctx, addressOf[folder](name))
    return [{ folder, name, url, bytes, uses: usesOf(uses, { folder, name }) }]
  })
  return files.toSorted((a, b) => Math.min(a.uses.length, 1) - Math.min(b.uses.length, 1))
}
