/**
 * A browser that translates a page puts an element in place of each text, behind React's back. What React then removes
 * or moves isn't where it was, and the page breaks; what it changes, nobody sees. So the element goes the way of its text.
 */
const standIns = new WeakMap<Node, Element>();

export function followTranslation(): void {
	const observer = new MutationObserver((records) => {
		for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
			if (type === 'characterData') changed(target);
			if (removedNodes.length === 0) continue;
			const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
			if (standIn) for (const text of removedNodes) stand(text, standIn);
		}
	});
	function stand(text: Node, standIn: Element) {
		if (text.nodeType !== Node.TEXT_NODE) return;
		standIns.set(text, standIn);
		observer.observe(text, { characterData: true });
	}
	observer.observe(document, { childList: true, subtree: true });
	const { removeChild, insertBefore, appendChild } = Node.prototype;
	Object.assign(Node.prototype, {
		removeChild(this: Node, child: Node) {
			removeChild.call(this, shown(child));
			return child;
		},
		insertBefore(this: Node, node: Node, before: Node | null) {
			insertBefore.call(this, shown(node), before && shown(before));
			return node;
		},
		appendChild(this: Node, node: Node) {
			appendChild.call(this, shown(node));
			return node;
		},
	});
}

/** Translators use what no page of ours does. */
const isStandIn = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** What is in the page for this node: mostly itself. */
function shown(node: Node): Node {
	const standIn = node.parentNode ? undefined : standIns.get(node);
	return standIn?.parentNode ? standIn : node;
}

function changed(text: Node): void {
	const standIn = shown(text);
	if (standIn !== text) standIn.textContent = text.nodeValue;
}
