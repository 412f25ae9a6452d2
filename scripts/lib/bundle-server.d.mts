export function bundleServer(options: { entryPoints: Record<string, string>; outdir: string }): Promise<void>
