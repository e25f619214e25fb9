// Loaded before every script that scripts/start.js starts: when the starter is gone, the script ends as if asked to.
const FRIST_MS = 30_000;

process.on('disconnect', () => {
	process.kill(process.pid, 'SIGTERM');
	setTimeout(() => process.exit(1), FRIST_MS).unref();
});
// The channel alone must not keep a finished script alive.
process.channel?.unref();

export {};
