// Sets the colour scheme before the first paint; a file of its own because the content policy forbids inline scripts.
(function () {
  var stored = null;
  try {
    stored = window.localStorage.getItem('mantine-color-scheme-value');
  } catch (_blocked) {
    // Storage may be forbidden; the system's scheme is a fine answer then.
  }
  var known = stored === 'light' || stored === 'dark' ? stored : null;
  var system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', known || system);
})();
