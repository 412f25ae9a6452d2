import type pg from 'pg'
import { z } from 'zod'

/** Folders of uploads by the beginning of their stored links. */
const folders = {
  '/api/courses/documents/': 'documents',
  '/api/courses/videos/': 'module_videos',
  '/api/resources/files/': 'resources',
  '/api/quizes/audio/': 'quiz_audio',
  '/api/level-tests/audio/': 'level_test_audio',
  '/api/sessions/materials/': 'session_materials',
  '/api/sessions/replays/': 'session_replays',
  '/api/site/files/': 'site',
} as const

const links = z.array(z.object({ name: z.string().nullable() }))
const names = z.array(z.object({ name: z.string() }))

function fileOf(link: string): string[] {
  const found = Object.entries(folders).find(([beginning]) => link.startsWith(beginning))
  return found ? [`${found[1]}/${link.slice(found[0].length)}`] : []
}

/** The uploaded files that rows refer to. */
export async function readReferencedFiles(client: pg.Client): Promise<string[]> {
  const { rows: linked } = await client.query(
    `SELECT doc->>'source' AS name FROM modules, jsonb_array_elements(docs) AS doc
     UNION SELECT video_source FROM modules
     UNION SELECT replay_link FROM live_sessions
     UNION SELECT link FROM resources
     UNION SELECT link FROM session_materials
     UNION SELECT audio_url FROM quiz_questions
     UNION SELECT audio_url FROM level_test_questions
     UNION SELECT jsonb_path_query(content, 'strict $.** ? (@ starts with "/api/site/files/")') #>> '{}'
       FROM (SELECT content FROM site_drafts UNION ALL SELECT content FROM site_versions) AS pages`,
  )
  const { rows: files } = await client.query(
    `SELECT 'quiz_questions/' || id || '.jpg' AS name FROM quiz_questions WHERE image_version IS NOT NULL
     UNION SELECT 'messages/' || id || CASE type WHEN 'image/jpeg' THEN '.jpg' ELSE '.pdf' END
       FROM message_attachments WHERE thread_id IS NOT NULL
     UNION SELECT 'brand/' || picture.value
       FROM school_brand, jsonb_each_text(data->'pictures') AS picture
       WHERE picture.key <> 'logoRatio' AND picture.value <> ''
     UNION SELECT 'invoices/' || id || '.pdf' FROM invoices`,
  )
  return [
    ...links.parse(linked).flatMap(({ name }) => fileOf(name ?? '')),
    ...names.parse(files).map(({ name }) => name),
  ]
}
