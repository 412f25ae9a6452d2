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
  '/api/courses/speaking/pictures/': 'speaking_pictures',
  '/api/speaking/files/': 'speaking',
} as const

const names = z.array(z.object({ name: z.string().nullable() }))
const columnRows = z.array(z.object({ column: z.string() }))

/** A query of file names with the columns that it needs, as table.column. */
type Source = { needs: readonly string[]; query: string }

/** Columns with a link. */
const links: readonly Source[] = [
  {
    needs: ['modules.docs'],
    query: `SELECT doc->>'source' AS name FROM modules, jsonb_array_elements(docs) AS doc`,
  },
  ...[
    ['modules', 'video_source'],
    ['live_sessions', 'replay_link'],
    ['resources', 'link'],
    ['session_materials', 'link'],
    ['quiz_questions', 'audio_url'],
    ['module_words', 'audio_url'],
    ['speaking_tasks', 'picture_url'],
    ['speaking_tasks', 'audio_url'],
    ['speaking_tasks', 'model_url'],
    ['speaking_recordings', 'link'],
    ['speaking_recordings', 'feedback_link'],
    ['level_test_questions', 'audio_url'],
  ].map(([table, column]) => ({
    needs: [`${table}.${column}`],
    query: `SELECT ${column} AS name FROM ${table}`,
  })),
  ...['site_drafts', 'site_versions'].map((table) => ({
    needs: [`${table}.content`],
    query: `SELECT jsonb_path_query(content, 'strict $.** ? (@ starts with "/api/site/files/")') #>> '{}' AS name
      FROM ${table}`,
  })),
]

/** Rows that are named after their file. */
const named: readonly Source[] = [
  {
    needs: ['quiz_questions.image_version'],
    query: `SELECT 'quiz_questions/' || id || '.jpg' AS name FROM quiz_questions WHERE image_version IS NOT NULL`,
  },
  {
    needs: ['message_attachments.thread_id', 'message_attachments.type'],
    query: `SELECT 'messages/' || id || CASE type WHEN 'image/jpeg' THEN '.jpg' WHEN 'audio/webm' THEN '.webm'
        WHEN 'audio/mp4' THEN '.m4a' ELSE '.pdf' END AS name
      FROM message_attachments WHERE thread_id IS NOT NULL`,
  },
  {
    needs: ['school_brand.data'],
    query: `SELECT 'brand/' || picture.value AS name
      FROM school_brand, jsonb_each_text(data->'pictures') AS picture
      WHERE picture.key <> 'logoRatio' AND picture.value <> ''`,
  },
  { needs: ['invoices.id'], query: `SELECT 'invoices/' || id || '.pdf' AS name FROM invoices` },
]

function fileOf(link: string): string[] {
  const found = Object.entries(folders).find(([beginning]) => link.startsWith(beginning))
  return found ? [`${found[1]}/${link.slice(found[0].length)}`] : []
}

/**
 * The uploaded files that rows refer to. The backup before a migration reads tables of an earlier version, so sources
 * with an unknown column are left out.
 */
export async function readReferencedFiles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT table_name || '.' || column_name AS column FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  const columns = new Set(columnRows.parse(rows).map(({ column }) => column))
  const read = async (sources: readonly Source[]) => {
    const known = sources.filter(({ needs }) => needs.every((column) => columns.has(column)))
    if (known.length === 0) return []
    const found = await client.query(known.map(({ query }) => query).join('\nUNION\n'))
    return names.parse(found.rows).map(({ name }) => name ?? '')
  }
  return [...(await read(links)).flatMap(fileOf), ...(await read(named))]
}
