import { useQuery } from '@tanstack/react-query';
import { Portaltext } from './portaltext.tsx';
import { textQuery } from './queries.ts';

/** A text of the provider amid a page that can be used without it: it comes when it is there. */
export function Seitentext({ textkey, className }: { textkey: string; className?: string | undefined }) {
	const { data } = useQuery(textQuery(textkey));
	if (!data?.content) return null;
	return (
		<div className={className}>
			<Portaltext inhalt={data.content} />
		</div>
	);
}
