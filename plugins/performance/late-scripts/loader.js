/*
 * Starts the page's scripts late. The document is complete without them, so they must not compete with the first paint:
 * they load when the page is idle, or at the first sign of intent. Until the app is there, links simply navigate, and
 * clicks on controls are kept and done as soon as they can be. Inlined into every page unchanged; plain JavaScript.
 */
(function () {
  var root = document.documentElement;
  var sources = document.querySelector('meta[name="late-scripts"]').content.split(' ');
  var intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  var started = false;
  var kept = [];

  function start() {
    if (started) return;
    started = true;
    intents.forEach(function (type) {
      removeEventListener(type, start, true);
    });
    sources.forEach(function (source) {
      var script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    });
  }

  /* The scripts cannot be loaded: keep nothing, so the page stays what it is without them. */
  function fail() {
    kept = [];
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keep, true);
  }

  /* What only the app can do. Links with an address navigate on their own. */
  var controls = 'button,[role=tab],[role=button],a[href="#"]';
  function control(target) {
    return target.closest && target.closest(controls);
  }

  /* Does a kept click. The app makes some controls anew; theirs is the one with the same words in the same place. */
  function click(target, place) {
    var now = target.isConnected ? target : document.querySelectorAll(controls)[place];
    if (now && now.textContent === target.textContent) now.click();
  }

  /* Search was asked for: what is typed from now on belongs into its field. */
  var searching = false;

  function press(key, event) {
    kept.push(function () {
      document.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: key,
          metaKey: event.metaKey,
          ctrlKey: event.ctrlKey,
          bubbles: true,
        }),
      );
    });
  }

  function keep(event) {
    var target = control(event.target);
    var opens = target && target.matches('[aria-haspopup=dialog]');
    var key = event.type === 'keydown' ? event.key || '' : '';
    var modified = event.metaKey || event.ctrlKey;
    var shortcut = modified && key.toLowerCase() === 'k';
    var typed = key.length === 1 && !modified && !event.altKey && (searching || (opens && key !== ' '));
    if (event.type === 'click' ? !target : !shortcut && !typed) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' || (typed && !searching)) {
      var place = Array.prototype.indexOf.call(document.querySelectorAll(controls), target);
      kept.push(function () {
        click(target, place);
      });
    }
    if (key) press(key, event);
    searching = searching || shortcut || opens;
    start();
  }

  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  new MutationObserver(function (records, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    var todo = kept;
    fail();
    /* The app's effects run first: they are what the clicks need. */
    setTimeout(function () {
      todo.forEach(function (act) {
        act();
      });
    });
  }).observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });

  /* The app enables these once it runs; a reader may press them before. */
  document.querySelectorAll('button[disabled]').forEach(function (button) {
    button.disabled = false;
  });

  intents.forEach(function (type) {
    addEventListener(type, start, { capture: true, passive: true });
  });
  var connection = navigator.connection || {};
  if (connection.saveData || /2g/.test(connection.effectiveType)) return;
  function whenIdle() {
    (window.requestIdleCallback || setTimeout)(start);
  }
  /* A page can be loaded and idle before it is seen, and what loads then delays what the reader sees. */
  function whenSeen() {
    var types = (window.PerformanceObserver || {}).supportedEntryTypes || [];
    if (types.indexOf('paint') < 0) return whenIdle();
    new PerformanceObserver(function (list, observer) {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  }
  if (document.readyState === 'complete') whenSeen();
  else addEventListener('load', whenSeen);
})();
