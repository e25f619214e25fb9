import { createFileRoute, redirect } from '@tanstack/react-router';

/** Home is the portal: the start page, or the login on the way to it. */
export const Route = createFileRoute('/')({
	beforeLoad: () => {
		throw redirect({ to: '/admin', replace: true });
	},
});
