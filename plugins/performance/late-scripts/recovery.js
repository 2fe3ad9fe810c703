/*
 * What a page does if one of the site's scripts or its style sheet cannot be loaded before the app runs. It happens when a
 * release replaced the page's files while the page was open (scripts start late, and hosts may delete old files), when
 * the connection dropped, or when a cache keeps a file that arrived damaged: such files are immutable, so no visit would
 * ask for them again. The page is loaded anew if that helps: the file is there by now, or the page has other scripts by
 * now. Otherwise it stays as it is, because it can be read without scripts and its links navigate. This happens once
 * for each file and session, so it cannot loop, and never without storage that remembers it. After the app has started,
 * the framework itself loads a page anew whose chunk is missing. If the styles of the home page are not where the page
 * looks for them, it shows the banner that it has for that case (base-url-banner.ts). Inlined into every page
 * unchanged; plain JavaScript.
 */
(function () {
  var root = document.documentElement;
  var scripts = document.querySelector('meta[name="late-scripts"]').content.split(' ');
  var trying = false;

  /* A page without styles looks broken; without scripts it reads well, and a script that a reader blocks is not a fault. */
  function showBanner(url) {
    var banner = document.getElementById('base-url-banner');
    if (!banner || !/\.css$/.test(url)) return;
    banner.content.querySelector('samp').textContent = location.pathname;
    document.body.prepend(banner.content);
  }

  /* Some hosts answer with a page, and success, for a file that they do not have. */
  function helps(url) {
    return fetch(url, { cache: 'reload' }).then(function (file) {
      if (file.ok && !/html/.test(file.headers.get('content-type'))) return true;
      return fetch(location.href, { cache: 'reload' }).then(function (page) {
        if (page.status >= 500) return false;
        return page.text().then(function (html) {
          var isNew = scripts.some(function (script) {
            return html.indexOf(script) < 0;
          });
          if (!isNew && file.status < 500) showBanner(url);
          return isNew;
        });
      });
    });
  }

  function recover(url) {
    if (trying) return;
    trying = true;
    var key = 'recovered ' + url;
    Promise.resolve()
      .then(function () {
        return sessionStorage.getItem(key) ? false : helps(url);
      })
      .then(function (yes) {
        if (!yes) return;
        sessionStorage.setItem(key, '1');
        location.reload();
      })
      .catch(function () {
        /* No storage, or no network: then once more when it is back. */
        if (navigator.onLine) return;
        addEventListener(
          'online',
          function () {
            trying = false;
            recover(url);
          },
          { once: true },
        );
      });
  }

  /* A sheet that failed is missing, has no rules, or hides its rules; that depends on the browser and on the failure. */
  function isEmpty(sheet) {
    try {
      return !sheet || sheet.cssRules.length === 0;
    } catch {
      return true;
    }
  }

  /* Only this site's scripts: one of another host that a reader blocks is not a fault. A damaged script cannot be parsed. */
  addEventListener(
    'error',
    function (event) {
      if (root.dataset.hasHydrated === 'true') return;
      var url = event.target.tagName === 'SCRIPT' ? event.target.src : '';
      if (event.error instanceof SyntaxError) url = event.filename;
      if (url && new URL(url, location.href).origin === location.origin) recover(url);
    },
    true,
  );
  document.querySelectorAll('link[rel="stylesheet"]').forEach(function (link) {
    if (isEmpty(link.sheet)) recover(link.href);
  });
})();
