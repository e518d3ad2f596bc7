import { launch } from '/work/wt/c/scripts/browser.mjs'
import { startProduct, signIn } from '/work/wt/c/scripts/measure.mjs'
const p = await startProduct(['--now','2026-06-15T10:30:00Z','--scenario','baddeploy'])
const b = await launch()
const shot = async (page,n)=>{ await page.waitForTimeout(900); await page.screenshot({path:`/tmp/c-${n}.png`}); console.log(n) }
try {
  const ctx = await b.newContext({viewport:{width:1440,height:1000}, timezoneId:'UTC', locale:'en-GB'})
  const page = await ctx.newPage(); page.setDefaultTimeout(25000)
  await signIn(page,p.address,'admin','Sandbox-2026')
  await page.goto(p.address+'/300/stats'); await page.waitForTimeout(4000); await shot(page,'stats')
  await page.getByRole('button',{name:'Options for Error rate'}).click(); await shot(page,'menu')
  await page.getByRole('menuitem',{name:'Report this to support'}).click()
  await page.getByRole('list',{name:'Sent with it'}).waitFor(); await shot(page,'form')
  await page.getByRole('textbox',{name:'Description'}).fill('h2. Since 14:05\n\n*All* pages answer 500, see `x-cache`.\n\n* Madrid\n** one node\n\n|_.Path|_.Code|\n|/portada|500|\n\n<pre>\nGET /      200\nGET /a     500\n</pre>\n"log":https://a.example/x')
  await page.getByRole('button',{name:'Preview'}).click()
  await page.getByRole('list',{name:'Sent with it'}).scrollIntoViewIfNeeded(); await shot(page,'form2')
  await page.getByRole('button',{name:'Create'}).click()
  await page.getByText(/was created/).waitFor(); await shot(page,'list')
  await page.getByRole('link',{name:/Error rate/}).first().click(); await page.waitForTimeout(1500); await shot(page,'ticket')
  await page.goto(p.address+'/300/tickets?open=4201'); await shot(page,'waiting')
  for (const w of [768,390]) { await page.setViewportSize({width:w,height:900}); await page.goto(p.address+'/300/tickets'); await page.waitForTimeout(1500); await shot(page,'list'+w); await page.goto(p.address+'/300/tickets?open=new'); await page.waitForTimeout(1200); await shot(page,'new'+w); await page.goto(p.address+'/300/stats'); await page.waitForTimeout(2500); await shot(page,'stats'+w) }
  const dark = await b.newContext({viewport:{width:1440,height:1000}, colorScheme:'dark', timezoneId:'UTC', locale:'es-ES'})
  const d = await dark.newPage(); d.setDefaultTimeout(25000)
  await d.goto(p.address+'/auth/login'); await d.locator('input[name=username]').fill('admin'); await d.locator('input[name=password]').fill('Sandbox-2026'); await d.keyboard.press('Enter'); await d.waitForURL(u=>!u.pathname.startsWith('/auth/'))
  await d.goto(p.address+'/300/tickets?open=4201'); await d.waitForTimeout(1500); await shot(d,'dark-es')
  await d.evaluate(()=>sessionStorage.removeItem('parapet.proved'))
  await d.goto(p.address+'/user/profile'); await d.waitForTimeout(1500); await d.evaluate(()=>sessionStorage.removeItem('parapet.proved')); await d.getByRole('button',{name:/claves/}).first().click(); await d.waitForTimeout(800); await shot(d,'proof-es')
  await d.locator('input[type=password]').fill('Sandbox-2026'); await d.keyboard.press('Enter'); await d.waitForTimeout(2000); await d.getByText('Para probarlas').scrollIntoViewIfNeeded(); await shot(d,'keys-es')
} catch(e) { console.log(String(e)) } finally { await b.close(); p.stop() }
