/** The part of the bundler that knows which modules import a module. */
type Bundle = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Root, entry and the layout of the app are part of every page. */
const everyPage = 'every-page'
/** The layouts of the three areas are part of every signed-in page. */
const frame = 'frame'
/** Code that a page loads later. */
const onDemand = 'on-demand'
const signedIn = ['admin', 'coach', 'learner']

/** The areas of a page by its folder under app/. */
const areasOfFolder: Readonly<Record<string, readonly string[]>> = {
  shell: [everyPage],
  // These pages exist in three areas
  account: signedIn,
  notifications: signedIn,
}

function areasOfPage(id: string): readonly string[] {
  const folder = /\/web\/app\/(?<folder>[^/]+)\//.exec(id)?.groups?.['folder']
  if (folder === undefined) return [everyPage]
  if (signedIn.includes(folder) && id.includes('-layout.tsx')) return [frame]
  return areasOfFolder[folder] ?? [folder]
}

/** What that many areas share, the screens of all areas load. */
const manyAreas = 3

/** Parts of the product that only some screens show: one file for each. A definition of a chunk is no part. */
const parts =
  /\/web\/app\/(?:parts\/|ui\/)?(?<part>account|notifications|(?<=parts\/|ui\/)(?:billing|calendar|chart|data-table|dialog(?!\/is-overlay-open)|figures(?!\/range-select)|group-class|image-upload|lesson-hours|level-test|listening|messages|pdf|progress|quiz|resource(?=\/resource-view)|speaking|stage|upload|video))\/(?!(?:.*-)?chunks?\.ts)/
/** A module, its quiz and the level test have their parts in one file. */
const ofLessons = new Set(['level-test', 'listening', 'quiz', 'stage', 'video'])

/** Drawn in moments, empty states and beside the log-in; a module and its questions show none. */
const drawings = /\/web\/app\/parts\/pictures\/(?:bubble|bus|scenes|street|tea)\.tsx/

/** Shared by pages of one area. In the file of the area they would load with its home, or bring that file to it. */
const ofFewPages =
  /\/web\/app\/(?:coach\/messages\/|learner\/lessons\/lessons\.queries|parts\/figures\/figures-age)/
const isOfFewPages = ([area = '']: string[]) => area.startsWith('few-')

/** The areas whose pages import a module, directly or through others; none for a module that is loaded on demand. */
export function areasOf(id: string, bundle: Bundle): string[] {
  const reached = new Set([id])
  const areas = new Set<string>()
  // A set that grows while it is walked also yields its new members
  for (const module of reached) {
    const { importers = [], dynamicImporters = [] } = bundle.getModuleInfo(module) ?? {}
    for (const importer of importers) reached.add(importer)
    if (dynamicImporters.length > 0) areas.add(onDemand)
    else if (importers.length === 0) for (const area of areasOfPage(module)) areas.add(area)
  }
  // Learners load most of their code on demand soon after; code that only one screen loads so has its own file
  if (areas.size === 1 || (areas.size === 2 && areas.has('learner'))) areas.delete(onDemand)
  // The player loads its quiz on demand
  if (areas.size === 1 && id.includes('/web/app/learner/course/')) return ['parts', 'lessons']
  if (areas.size === 1 && ofFewPages.test(id)) return [`few-${[...areas].join('')}`]
  if (drawings.test(id)) return ['parts', 'pictures']
  // Log-in is the first page of a newcomer, so it loads nothing of the frame
  if (areas.has(everyPage) || (areas.has(frame) && areas.has('auth'))) return [everyPage]
  if (areas.has(frame)) return [frame]
  if (areas.has('auth') && areas.size >= manyAreas) return [everyPage]
  if (areas.size < 2) return [...areas]
  if (id.includes('icons/Icon')) return [areas.has('auth') ? everyPage : frame]
  if (/\/messaging\/[\w-]+-words\.ts/.test(id)) return ['parts', 'notifications']
  if (/\/learning\/(?:certificates|habit|learner-work|review|speaking)\.ts/.test(id))
    return ['parts', 'study']
  if (/\/src\/(?:selling\/(?:campaigns|enrollments-admin|moving|papers)|papers\/.*)\.ts/.test(id))
    return ['parts', 'selling']
  // The learner's home shows the next lesson
  const isOfHome = /\/(?:lessons\/lesson-door|lesson\/lesson)\.ts/.test(id)
  if (
    !isOfHome &&
    /\/(?:contract\/src\/(?:lessons\/|selling\/pack)|domain\/src\/lesson\/|web\/app\/parts\/lessons\/)/.test(
      id,
    )
  )
    return ['parts', 'appointments']
  if (id.includes('/src/catalogue/resources.ts')) return ['parts', 'resource']
  if (id.includes('/src/learning/learner-work.ts')) return ['parts', 'progress']
  if (id.includes('/src/learning/habit.ts')) return ['parts', 'account']
  const isOfStaff = areas.size === 2 && areas.has('admin') && areas.has('coach')
  if (/\/(?:contract|domain)\/src\//.test(id) && !areas.has('partner'))
    return isOfStaff ? ['parts', 'staff'] : ['screens']
  // The coach's first screen shares a file with links in the style of tabs, and has no tabs
  if (/\/ui\/tabs\/tab(?:-links|s\.module)/.test(id)) return ['screens']
  if (id.includes('/ui/copy-text')) return ['parts', 'copy']
  if (id.includes('/ui/form/select-box')) return ['parts', 'select']
  if (id.includes('/ui/form/switch')) return ['parts', 'switch']
  if (/\/ui\/form\/(?:amount|count|text-area|typed)-field/.test(id)) return ['parts', 'typed']
  const part = parts.exec(id)?.groups?.['part']
  if (part) return ['parts', ofLessons.has(part) ? 'lessons' : part]
  return areas.size >= manyAreas || areas.has('learner') ? ['screens'] : [...areas].toSorted()
}

/**
 * Components of Mantine that most pages need. Every file of the library names all components, so the bundler cannot
 * tell who needs the others: each goes to the first file below that needs it.
 */
const small = 'ActionIcon|Alert|Button|Loader|Title|UnstyledButton|VisuallyHidden'
const ofForms =
  /\/node_modules\/(?:@mantine\/form|klona|fast-deep-equal|@mantine\/core\/esm\/components\/(?:Input|InputBase|PasswordInput|TextInput))\/|\/web\/app\/ui\/form\/(?!amount-field|count-field|save-bar|segments|select-box|switch|text-area-field|typed-field)|\/contract\/src\/field-messages\.ts/
const hooks = /\/node_modules\/@mantine\/hooks\/esm\/(?!use-(?:uncontrolled|id|merged-ref)\/)/
const inputs =
  /\/node_modules\/@mantine\/core\/esm\/(?:utils\/InlineInput|components\/(?:Checkbox|Radio|Switch|Textarea))\//
const floating =
  /\/node_modules\/(?:@floating-ui|@mantine\/core\/esm\/(?:utils\/Floating|components\/Popover))\//
const components = new RegExp(
  `/node_modules/(?:react-transition-group|@mantine/core/esm/components/(?!(?:${small})/))`,
)
const ofLibrary = [ofForms, hooks, inputs, floating, components]

/** A page needs only some components: each has its own file. */
const componentOf = (id: string): string =>
  /\/components\/(?<name>\w+)\//.exec(id)?.groups?.['name'] ?? 'Transition'

const named = (debugName: string, isWanted: (areas: string[]) => boolean, minShareCount = 2) => ({
  name: (id: string, bundle: Bundle) => {
    const areas = ofLibrary.some((part) => part.test(id)) ? [] : areasOf(id, bundle)
    return areas.length > 0 && isWanted(areas) ? areas.join('-') : null
  },
  debugName,
  minShareCount,
})
/** Parts that other parts show. */
const ofParts = new Set(['dialog', 'lessons', 'select', 'switch', 'typed', 'upload'])
const isOf = (area: string) => (areas: string[]) => areas.at(-1) === area

/**
 * How modules share files, from the first to the last: a file takes along all that its modules import, so what more
 * pages use comes first. A module of one page stays in the file of that page.
 */
export const chunks = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'overlay',
    test: /\/node_modules\/(?:react-remove-scroll|react-remove-scroll-bar|use-sidecar|use-callback-ref|react-style-singleton|get-nonce)\//,
  },
  named('every page', isOf(everyPage)),
  { name: 'forms', test: ofForms, minShareCount: 2 },
  named('frame', isOf(frame)),
  named('small parts of many screens', isOf('screens')),
  { name: 'hooks', test: hooks, minShareCount: 2 },
  { name: 'inputs', test: inputs, minShareCount: 2 },
  { name: 'floating', test: floating, minShareCount: 2 },
  { name: componentOf, test: components, minShareCount: 2 },
  named('drawings', isOf('pictures')),
  named('parts that others use', (areas) => areas.includes('parts') && ofParts.has(areas.at(-1) ?? '')),
  named('other parts', (areas) => areas.includes('parts')),
  named('two areas', (areas) => areas.length === 2),
  named('the areas of learners and coaches', (areas) => ['learner', 'coach'].includes(areas.join()), 3),
  named('one area', (areas) => areas.length === 1 && !isOfFewPages(areas), 4),
  named('few pages of one area', isOfFewPages),
].map((group, place) => ({ ...group, priority: 100 - place }))
