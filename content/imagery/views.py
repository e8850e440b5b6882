"""Second looks at the scenes of the other files: the same place from nearer, with less of it in focus."""
from saxlib import *
from display import showing
import bench, desk, fire, halls, macro, outdoor, parts, rooms, scenes, service, stories, work


def _view(module, name, loc, target, lens, fstop, furnish=lambda build: build, **grade):
    """the scene `name` of a module through another camera; its light stays, its grade where none is given"""
    p = module.PRODUCTS[name]

    def scene():
        own = p['scene']()
        bpy.data.objects.remove(bpy.context.scene.camera)
        camera_look(loc, target, lens, fstop)
        return dict(own, **grade)
    return dict(build=furnish(p['build']), scene=scene)


def _edge():
    """polished edges of the stone unit in neutral light from behind"""
    def scene():
        camera_look((1.42, -.92, .42), (.86, .28, .045), 62, 4)
        world((.95, .98, 1), .16)
        area((-1.2, 1.5, .9), (.8, .3, .03), .5, 1.6, 42, (1, .96, .90)); area((1.2, 2.2, 1.5), (.8, .3, .03), 2.4, .5, 34); area((2.4, -.9, 1.2), (.9, .1, .03), .6, .9, 16, (.93, .97, 1))
        return dict(expo=1.15, contrast=1.13, vign=.3)
    return dict(build=scenes.stone_build, scene=scene)


PRODUCTS = {
    'story-training-desk': _view(stories, 'story-training', (-3.2, -1.0, 1.30), (-2.47, .0, 1.09), 50, 2.8, showing),
    'story-lab-samples': _view(stories, 'story-lab', (-.64, -.66, .25), (-.235, -.155, .04), 58, 4),
    'story-lab-probe': _view(stories, 'story-lab', (-.36, -.78, .40), (.03, .10, .17), 76, 2.8),
    'story-tools-core': _view(stories, 'story-tools', (.12, -.50, .27), (.30, .06, .07), 60, 5.6),
    'story-blocks-number': _view(stories, 'story-blocks', (-5.0, -6.4, 1.75), (-2.55, 3, 1.2), 45, 5.6),
    'story-kitchen-sink': _view(stories, 'story-kitchen', (-.6, -1.3, 1.5), (.40, .05, 1.0), 45, 2.8),
    'story-kitchen-bowl': _view(stories, 'story-kitchen', (-1.95, -.95, 1.3), (-.83, .12, .97), 55, 2.8),
    'story-museum-star': _view(stories, 'story-museum', (1.1, -1.5, 1.4), (.2, 1.2, 0), 45, 2.8),
    'hall-assembly-head': _view(halls, 'hall-assembly', (.9, -8.2, 1.7), (3.62, -3.4, 1.02), 50, 2.8, expo=2.1),
    'hall-assembly-crane': _view(halls, 'hall-assembly', (1.0, 3.0, 1.8), (-1.15, 8.6, 3.2), 34, 5.6, expo=2.1),
    'hall-assembly-trestles': _view(halls, 'hall-assembly', (-1.2, -9.4, 1.8), (-5.55, -4.6, .92), 45, 4, expo=2.1),
    'hall-slabs-lift': _view(halls, 'hall-slabs', (-.9, 1.0, 1.7), (.1, 9.6, 2.4), 42, 5.6, expo=2.1),
    'unit-stone-edge': _edge(),
    'story-bench-caliper': _view(bench, 'story-bench', (.02, -.50, .27), (.225, -.06, .03), 60, 3.2),
    'story-parts-bearing': _view(parts, 'story-parts', (-.16, -.34, .20), (.035, .02, .022), 62, 4),
    'story-desk-torque': _view(desk, 'story-desk', (-.10, -.34, .30), (.12, .13, .0), 50, 3.2),
    'story-hydrogen-valves': _view(stories, 'story-hydrogen', (7.4, -1.2, 1.75), (5.5, 2.9, 1.32), 48, 2.8),
    'story-dust-mask': _view(macro, 'story-dust', (-.36, -.34, .26), (-.10, .07, .02), 60, 3.2),
    'story-dust-filter': _view(macro, 'story-dust', (-.02, -.44, .20), (.035, -.10, .008), 62, 3.2),
    'story-dust-pump': _view(macro, 'story-dust', (.04, -.34, .26), (.155, .04, .025), 58, 3.2),
    'story-cabinet-tools': _view(service, 'story-cabinet', (-.42, -1.20, 1.28), (.18, -.26, .95), 45, 2.8),
    'story-dock-crate': _view(work, 'story-dock', (1.85, -1.45, 1.45), (.05, 1.0, .62), 38, 3.2),
    'story-entrance-door': _view(outdoor, 'story-entrance', (2.4, -4.6, 1.6), (.25, 0, 1.62), 30, 5.6),
    'story-bathroom-basin': _view(rooms, 'story-bathroom', (-.55, -.25, 1.34), (.10, .96, .99), 46, 2.8),
    'story-burner-row': _view(fire, 'story-burner', (1.5, -1.7, .55), (-.25, -.18, -.12), 36, 4),
    'story-kiln-glow': _view(fire, 'story-kiln', (-.05, -.46, .10), (.03, .3, -.02), 40, 5.6),
}
