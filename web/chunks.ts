/** The part of the bundler that knows which modules import a module. */
type Bundle = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Root, entry and the layout of the app are part of every page. */
const everyPage = 'every-page'
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
  return folder === undefined ? [everyPage] : (areasOfFolder[folder] ?? [folder])
}

/** The layout of an area is part of each of its pages. */
const layout = /\/web\/app\/(?<area>admin|coach|learner)\/\w+-layout\.tsx/

/** The views with a budget: a visit begins with one of them, so they load nothing that they do not show. */
const firstViews: Readonly<Record<string, RegExp>> = {
  auth: /\/auth\/(?:auth-layout|login\/login-page|registration\/register-page)\.tsx/,
  home: /\/learner\/learner-home-page\.tsx/,
  calendar: /\/learner\/live-sessions\/calendar-page\.tsx/,
  player: /\/learner\/course\/(?:course-page\.tsx|quiz\/)|\/parts\/(?:level-test|stage)\//,
  staff: /\/(?:admin\/admin|coach\/coach)-home-page\.tsx/,
}

/** Parts of the product that only some screens show: one file for each. A definition of a chunk is no part. */
const parts =
  /\/web\/app\/(?:parts\/|ui\/)?(?<part>account|notifications|(?<=parts\/|ui\/)(?:billing|calendar|chart|data-table|dialog(?!\/is-overlay-open)|figures|group-class|image-upload|lesson-hours|level-test|listening|messages|pdf|progress|quiz|resource|speaking|stage|upload|video))\/(?!(?:.*-)?chunks?\.ts)/
/** A module, its quiz and the level test have their parts in one file. */
const ofLessons = new Set(['level-test', 'listening', 'quiz', 'stage', 'video'])

/** Shared by some pages of one area. In the file of the area they would bring other parts to all its pages. */
const ofFewPages = /\/web\/app\/(?:coach\/messages\/|learner\/lessons\/lessons\.queries)/

/** Drawn in moments, empty states and beside the log-in; a module and its questions show none. */
const drawings = /\/web\/app\/parts\/pictures\/(?:bubble|bus|scenes|street|tea)\.tsx/

type Reach = {
  /** The areas whose pages import a module, directly or through others; none if it is loaded on demand only. */
  areas: Set<string>
  /** The areas whose layout imports it. */
  layouts: Set<string>
  /** The first views that import it. */
  views: Set<string>
}

function reachOf(id: string, bundle: Bundle): Reach {
  const reached = new Set([id])
  const areas = new Set<string>()
  const layouts = new Set<string>()
  const views = new Set<string>()
  // A set that grows while it is walked also yields its new members
  for (const module of reached) {
    const { importers = [], dynamicImporters = [] } = bundle.getModuleInfo(module) ?? {}
    for (const importer of importers) reached.add(importer)
    if (dynamicImporters.length > 0) areas.add(onDemand)
    else if (importers.length === 0) for (const area of areasOfPage(module)) areas.add(area)
    const area = layout.exec(module)?.groups?.['area']
    if (area) layouts.add(area)
    for (const [view, page] of Object.entries(firstViews)) if (page.test(module)) views.add(view)
  }
  // Learners load most of their code on demand soon after; code that only one screen loads so has its own file
  if (areas.size === 1 || (areas.size === 2 && areas.has('learner'))) areas.delete(onDemand)
  return { areas, layouts, views }
}

/** The words of the name of a module's file; none for a module that is loaded on demand. */
export function areasOf(id: string, bundle: Bundle): string[] {
  const { areas, layouts, views } = reachOf(id, bundle)
  // The player loads its quiz on demand
  if (areas.size === 1 && id.includes('/web/app/learner/course/')) return ['parts', 'lessons']
  if (drawings.test(id)) return ['parts', 'pictures']
  const isIcon = id.includes('icons/Icon')
  const isOfFrame = layouts.size > 1 || (isIcon && layouts.size > 0 && areas.size > 1)
  // Log-in is the first page of a newcomer, so it loads nothing of the frame
  const isOfFirstViews = views.size > 0 || layouts.size > 0
  if (areas.has(everyPage) || (areas.has('auth') && isOfFirstViews && areas.size > 1)) return [everyPage]
  if (isOfFrame) return ['frame']
  // A layout of its own is too small for a file of its own
  if (layouts.size === 1) return layouts.has('learner') ? ['frame'] : ['parts', 'staff']
  if (areas.size < 2) {
    const [area = onDemand] = areas
    if (areas.size === 0 || area === onDemand || views.size > 0) return [...areas]
    return ofFewPages.test(id) ? ['few', area] : [area, 'rest']
  }
  if (views.has('home') || views.size > 1) return ['screens']
  // Screens of other parts need these too, and nothing else of the player or of the staff
  const isSmall =
    isIcon || /\/(?:contract|domain)\/src\/|\/video\/clock-time\.ts|\/is-overlay-open\.ts/.test(id)
  if (views.has('player')) return isSmall ? ['screens'] : ['parts', 'lessons']
  if (views.has('staff')) return areas.has('learner') ? ['screens'] : ['parts', 'staff']
  return areasOfShared(id, areas)
}

/** The same for a module that several areas share and no first view shows. */
function areasOfShared(id: string, areas: ReadonlySet<string>): string[] {
  if (areas.has('auth')) return ['parts', 'auth']
  if (id.includes('icons/Icon')) return ['more']
  if (/\/contract\/src\/notifications\/(?:words\/|notification-words)/.test(id))
    return ['parts', 'notifications']
  if (/\/(?:learning\/(?:certificates|habit|learner-work|review)|speaking\/speaking)\.ts/.test(id))
    return ['parts', 'study']
  if (/\/src\/(?:campaigns\/campaigns|selling\/(?:enrollments-admin|moving|papers)|papers\/.*)\.ts/.test(id))
    return ['parts', 'selling']
  if (
    /\/(?:contract\/src\/(?:lessons\/|credits\/pack)|domain\/src\/lesson\/|web\/app\/parts\/lessons\/)/.test(
      id,
    )
  )
    return ['parts', 'appointments']
  if (id.includes('/src/catalogue/resources.ts')) return ['parts', 'resource']
  if (/\/(?:contract|domain)\/src\//.test(id) && !areas.has('partner')) return ['more']
  // Links in the style of tabs have a file with pages that have no tabs
  if (/\/ui\/tabs\/tab(?:-links|s\.module)/.test(id)) return ['more']
  if (id.includes('/ui/copy-text')) return ['parts', 'copy']
  if (id.includes('/ui/form/select-box')) return ['parts', 'select']
  if (id.includes('/ui/form/switch')) return ['parts', 'switch']
  if (/\/ui\/form\/(?:amount|count|text-area|typed)-field/.test(id)) return ['parts', 'typed']
  const part = parts.exec(id)?.groups?.['part']
  if (part) return ['parts', ofLessons.has(part) ? 'lessons' : part]
  return areas.size > 2 || areas.has('learner') ? ['more'] : [...areas].toSorted()
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

/** Every group asks for the areas of every module, and a process builds once. */
const known = new Map<string, string[]>()
function knownAreasOf(id: string, bundle: Bundle): string[] {
  const areas = known.get(id) ?? (ofLibrary.some((part) => part.test(id)) ? [] : areasOf(id, bundle))
  known.set(id, areas)
  return areas
}

const named = (debugName: string, isWanted: (areas: string[], id: string) => boolean, minShareCount = 2) => ({
  name: (id: string, bundle: Bundle) => {
    const areas = knownAreasOf(id, bundle)
    return areas.length > 0 && isWanted(areas, id) ? areas.join('-') : null
  },
  debugName,
  minShareCount,
})
/** Parts that other parts show. */
const ofParts = new Set(['dialog', 'lessons', 'select', 'staff', 'switch', 'typed', 'upload'])
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
  // Also the styles that only root and layout import, so that a page has two style sheets less
  named('every page', (areas, id) => isOf(everyPage)(areas) && !/\/node_modules\/.*js$/.test(id), 1),
  named('libraries of every page', isOf(everyPage)),
  { name: 'forms', test: ofForms, minShareCount: 2 },
  named('frame', isOf('frame')),
  named('frame of one area', ([first]) => first === 'frame'),
  named('small parts of the first views', isOf('screens')),
  { name: 'hooks', test: hooks, minShareCount: 2 },
  { name: 'inputs', test: inputs, minShareCount: 2 },
  { name: 'floating', test: floating, minShareCount: 2 },
  { name: componentOf, test: components, minShareCount: 2 },
  named('drawings', isOf('pictures')),
  named('small parts of the auth pages', (areas) => areas.includes('parts') && isOf('auth')(areas)),
  named('small parts of many screens', isOf('more')),
  named('parts that others use', (areas) => areas.includes('parts') && ofParts.has(areas.at(-1) ?? '')),
  named('other parts', (areas) => areas.includes('parts')),
  named('the first views of an area', (areas) => areas.length === 1),
  named('two areas', (areas) => areas.length === 2 && !isOf('rest')(areas) && areas[0] !== 'few'),
  named(
    'the areas of learners and coaches',
    (areas) => ['learner-rest', 'coach-rest'].includes(areas.join('-')),
    3,
  ),
  named('one area', isOf('rest'), 4),
  named('few pages of one area', ([first]) => first === 'few'),
].map((group, place) => ({ ...group, priority: 100 - place }))
