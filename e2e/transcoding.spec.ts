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
  await expect(drawer.getByRole('list', { name: 'Stages of the job' })).toContainText('Downloading')
  await expect(drawer.getByRole('textbox', { name: 'Source' })).toHaveValue(/^ftp:\/\/archive@/)
  await drawer.getByRole('button', { name: 'Queue again' }).click()
  await expect(notice(page, 'The job is queued again.')).toBeVisible()
  await page.goto(`/300/transcoding?q=${id}`)
  await expect(page.getByRole('row', { name: new RegExp(id) })).toContainText('Queued')

  await page.goto('/300/transcoding?f.status=FINISHED')
  await page
    .getByRole('row', { name: /Finished/ })
    .first()
    .getByRole('button')
    .click()
  const again = page.getByRole('menuitem', { name: 'Queue again' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
})

test('several jobs are queued again with a result each', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Queue again' }).click()
  await expect(page.getByText('Only a failed job can be queued again.').first()).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('a new job keeps its draft without passwords, and is followed', async ({ page }) => {
  await enter(page, 'admin', '/300/transcoding')
  await page.getByRole('button', { name: 'New job' }).click()
  await expect(heading(page)).toHaveText('New transcoding job')
  const source = page.getByRole('textbox', { name: 'Address of the video' })
  const next = page.getByRole('button', { name: 'Continue' })
  await source.fill('gopher://archive.example/a.mov')
  await source.blur()
  await expect(page.getByText('Begin with ftp, ftps, sftp, s3, http or https.').first()).toBeVisible()
  await source.fill('ftp://ada:S3cret-of-Ada@archive.example/in/film.mov')
  await source.blur()
  await expect(source).toHaveValue('ftp://archive.example/in/film.mov')
  await expect(page.getByRole('textbox', { name: 'User' })).toHaveValue('ada')
  await next.click()
  await page.getByRole('textbox', { name: 'Address of the folder' }).fill('s3://bucket/vod/')
  await next.click()

  await page.reload()
  await expect(page.getByText('These values were not sent.')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('S3cret-of-Ada')
  await page.getByRole('textbox', { name: 'Password' }).fill('S3cret-of-Ada')
  await next.click()
  await next.click()

  await page.getByRole('combobox', { name: /Profile/ }).click()
  await page.getByRole('option', { name: 'HD 16:9' }).click()
  await expect(page.getByRole('textbox', { name: 'File name' })).toHaveValue('film.mp4')
  await next.click()
  await expect(page.getByRole('region', { name: 'What is sent' }).last()).not.toContainText('S3cret')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Create job' }).click()
  await expect(notice(page, 'The job was created.')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Source' })).toHaveValue(
    'ftp://ada@archive.example/in/film.mov',
  )
  await expect(page.getByRole('button', { name: 'Jobs: 1 running' })).toBeAttached()
})
