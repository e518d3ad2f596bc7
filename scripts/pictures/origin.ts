/** Where the browser finds the stories: the same at each run, because some of them show their own address. */
export const storyOrigin = 'http://stories.localhost'

/** The switch that leads the address of the stories to the server of this run. */
export const storyHost = (port: string) => `--host-resolver-rules=MAP stories.localhost:80 127.0.0.1:${port}`
