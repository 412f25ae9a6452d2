type ModuleMode = 'view' | 'create' | 'edit'

/** In URLs a mode is a word, or its number. */
const modes: readonly ModuleMode[] = ['view', 'create', 'edit']

export type ModuleRoute =
  | { mode: 'create'; courseTypeId: string }
  | { mode: 'view' | 'edit'; courseTypeId: string; moduleId: string }

type Params = { courseTypeId?: string; modeParam?: string; moduleId?: string }

/** The literal 'null' in a URL means no value. */
const given = (text: string | undefined) => (text && text !== 'null' ? text : undefined)

/** The mode and module of a URL; undefined when parts are missing or unknown. */
export function moduleRoute(params: Params): ModuleRoute | undefined {
  const { modeParam = '' } = params
  const mode = modes.find((word, number) => modeParam === word || modeParam === String(number))
  const courseTypeId = given(params.courseTypeId)
  const moduleId = given(params.moduleId)
  if (!mode || !courseTypeId) return undefined
  if (mode === 'create') return { mode, courseTypeId }
  return moduleId ? { mode, courseTypeId, moduleId } : undefined
}
