// Runs before everything, in any browser: one older than the floor gets a plain page that says so.
if (!window.structuredClone || !Array.prototype.at) location.replace('/unsupported.html');
