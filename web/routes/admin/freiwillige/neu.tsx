import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/freiwillige/neu')({
	component: RouteComponent,
});

function RouteComponent() {
	return <div>Hello "/admin/freiwillige/neu"!</div>;
}
