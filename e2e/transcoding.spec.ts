import { enter, expect, heading, notice, test } from './support/test.ts'

test.use({ isOwnWorld: true })

test('a failed job is queued again, a finished one is not', async ({ page }) => {
  await enter(page, 'admin', '/300/transcoding?f.status=ERROR')
  const failed = page.getByRole('row', { name: /Failed/ }).first()
  const href = (await failed.getByRole('link').getAttribute('href')) ?? ''
  const id = new URLSearchParams(href).get('open') ?? ''
  await failed.getByRole('link').click()
  const drawer = page.getByRole('dialog', { name: id })
  await expect(drawer).toContainText('Could not resolve the host of the origin')
  await expect(drawer).toContainText('Check its address and credentials')
  await expect(drawer.getByRole('list', { name: 'Stages of the job' })).toContainText('Downloading')
  await expect(drawer.getByRole('textbox', { name: 'Source' })).toHaveValue(/^ftp:\/\/archive@/)
  await drawer.getByRole('button', { name: 'Requeue' }).click()
  await expect(notice(page, 'The job was requeued.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jobs: 1 running' })).toBeAttached()
  await page.goto(`/300/transcoding?q=${id}`)
  await expect(page.getByRole('row', { name: new RegExp(id) })).toContainText('Queued')

  await page.goto('/300/transcoding?f.status=FINISHED')
  await page
    .getByRole('row', { name: /Finished/ })
    .first()
    .getByRole('button')
    .click()
  const again = page.getByRole('menuitem', { name: 'Requeue' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
})

test('several jobs are queued again, with a result for each', async ({ page }) => {
  await enter(page, 'admin', '/300/transcoding?rows=50')
  await page
    .getByRole('row', { name: /Failed/ })
    .first()
    .getByRole('checkbox')
    .check()
  await page
    .getByRole('row', { name: /Finished/ })
    .first()
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Requeue' }).click()
  await expect(page.getByText('Only failed jobs can be requeued.').first()).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('a new job keeps its draft without passwords, and its progress is shown', async ({ page }) => {
  await enter(page, 'admin', '/300/transcoding')
  await page.getByRole('button', { name: 'New job' }).click()
  await expect(heading(page)).toHaveText('New transcoding job')
  const source = page.getByRole('textbox', { name: 'Video URL' })
  const next = page.getByRole('button', { name: 'Continue' })
  await source.fill('gopher://archive.example/a.mov')
  await source.blur()
  await expect(page.getByText('Start with ftp, ftps, sftp, s3, http or https.').first()).toBeVisible()
  await expect(next).toHaveAccessibleDescription('Video URL: Start with ftp, ftps, sftp, s3, http or https.')
  await source.fill('ftp://ada:S3cret-of-Ada@archive.example/in/film.mov')
  await source.blur()
  await expect(source).toHaveValue('ftp://archive.example/in/film.mov')
  await expect(page.getByRole('textbox', { name: 'User' })).toHaveValue('ada')
  await next.click()
  await page.getByRole('textbox', { name: 'Folder URL' }).fill('s3://bucket/vod/')
  await next.click()

  await page.reload()
  await expect(page.getByText('Restored your unsent input.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('S3cret-of-Ada')
  await page.getByRole('textbox', { name: 'Password' }).fill('S3cret-of-Ada')
  await next.click()
  await next.click()

  await page.getByRole('combobox', { name: /Profile/ }).click()
  await page.getByRole('option', { name: 'HD 16:9' }).click()
  await expect(page.getByRole('textbox', { name: 'File name' })).toHaveValue('film.mp4')
  await next.click()
  await expect(page.getByRole('region', { name: 'Request' }).last()).not.toContainText('S3cret')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Create job' }).click()
  await expect(notice(page, 'The job was created.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Source' })).toHaveValue(
    'ftp://ada@archive.example/in/film.mov',
  )
  await expect(page.getByRole('button', { name: 'Jobs: 1 running' })).toBeAttached()
})

test('a profile is rejected by the rule it breaks, and saved once fixed', async ({ page }) => {
  await enter(page, 'admin', '/300/transcoding?view=profiles&open=new')
  const form = page.getByRole('dialog', { name: 'New profile' })
  const choose = async (label: string, option: string) => {
    await form.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await form.getByRole('textbox', { name: 'Name' }).fill('Web small')
  await choose('Format', 'webm')
  await choose('Video codec', 'libx264')
  await form.getByRole('spinbutton', { name: 'Video bit rate' }).fill('900')
  const rules = form.getByRole('list', { name: 'Rules' })
  await expect(rules.getByText('not met:')).toHaveCount(1)
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form.getByText('The format can contain the video codec.').first()).toBeVisible()
  await choose('Video codec', 'libvpx-vp9')
  await expect(rules.getByText('not met:')).toHaveCount(0)
  await expect(form.getByRole('region', { name: 'JSON' }).last()).toContainText('"video_codec": "libvpx-vp9"')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(notice(page, '“Web small” was created.')).toBeVisible()
})

test.describe('in Spanish at 390 px', () => {
  test.use({ locale: 'es-ES' })

  test('a job is duplicated, and the minutes are shown', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/300/transcoding')
    await page.getByLabel('Usuario o correo electrónico').fill('admin')
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Sandbox-2026')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Transcodificación')
    const first = page.getByRole('list', { name: 'Trabajos de transcodificación' }).getByRole('listitem').first()
    await first.getByRole('button', { name: /Acciones/ }).click()
    await page.getByRole('menuitem', { name: 'Duplicar', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'URL del vídeo' })).toHaveValue(/^ftp:\/\/archive\./)
    await expect(page.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'Cancelar' }).click()
    await page.getByRole('link', { name: 'Minutos' }).click()
    await expect(page.getByText(/de 2\.?000 minutos incluidos/).first()).toBeVisible()
  })
})
